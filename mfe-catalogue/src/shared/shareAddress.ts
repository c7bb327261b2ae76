import { useStore } from '@nanostores/react'
import { TITLE_NAMES_PARAMETER, withTitleNames } from 'shared-contract'
import { $titleNames } from 'shared-i18n'

/** An address of the site to share: its preview shows the names of titles that the reader chose. */
export function useShareAddress(address: string): string {
	const url = new URL(address)
	url.searchParams.delete(TITLE_NAMES_PARAMETER)
	return withTitleNames(url.href, useStore($titleNames))
}
