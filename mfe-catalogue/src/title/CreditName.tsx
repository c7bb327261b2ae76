import type { Credit } from 'shared-contract'
import { useLocale } from 'shared-i18n'

/** Somebody's name as the reader writes it: in Japanese, where there is one and the page is Japanese. */
export function CreditName({ credit }: { credit: Credit }) {
	return useLocale() === 'ja' ? (credit.nativeName ?? credit.name) : credit.name
}
