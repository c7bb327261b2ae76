import { common, useTranslations } from 'shared-i18n'
import { Pagination } from 'shared-ui/controls'
import { type ListingPage, pageCount } from '../listing/fetchListing.ts'
import { translations } from '../translations.ts'

interface PagesProps {
	page: Pick<ListingPage<unknown>, 'page' | 'pageSize' | 'total'>
	hrefFor: (page: number) => string
}

/** Links to the pages of a list. */
export function Pages({ page, hrefFor }: PagesProps) {
	const t = useTranslations(translations)
	const shared = useTranslations(common)
	return (
		<Pagination
			page={page.page}
			total={pageCount(page)}
			hrefFor={hrefFor}
			labels={{
				navigation: t('listing.pages'),
				previous: shared('action.previous'),
				next: shared('action.next'),
				page: (number) => t('listing.page', { number }),
			}}
		/>
	)
}
