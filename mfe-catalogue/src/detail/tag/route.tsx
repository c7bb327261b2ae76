import type { LoaderFunctionArgs } from 'react-router-dom'
import { tagPageRoute } from 'shared-contract'
import { loadTranslations } from 'shared-i18n'
import { call } from 'shared-state'
import { deferIfSlow } from '../../shared/deferred/deferred.ts'
import { entityTranslations } from '../entity/entityTranslations.ts'
import { pageNumber } from '../entity/pageNumber.ts'
import type { TagData } from './TagPage.tsx'

export { TagPage as Component } from './TagPage.tsx'

/** Loads one page of the titles of the tag in the address. */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<TagData> {
	const { searchParams } = new URL(request.url)
	const name = params.name ?? ''
	const onlySpoilers = searchParams.get('spoilers') === 'only'
	const query = { page: pageNumber(searchParams), ...(onlySpoilers ? { spoilers: 'only' as const } : {}) }
	const response = call(tagPageRoute, { params: { name }, query }, { signal: request.signal })
	const [deferred] = await Promise.all([deferIfSlow(response), loadTranslations(entityTranslations)])
	return { name, onlySpoilers, deferred }
}
