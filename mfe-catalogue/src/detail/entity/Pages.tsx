import { common, useTranslations } from 'shared-i18n'
import { Pagination } from 'shared-ui/controls'
import { type ListingPage, pageCount } from '../../browse/listing/listingPage.ts'
import { useShownPage } from '../../browse/listing/useShownPage.ts'
import { homeTranslations } from '../../shared/homeTranslations.ts'

interface PagesProps {
	page: Pick<ListingPage<unknown>, 'page' | 'pageSize' | 'total'>
	hrefFor: (page: number) => string
}

/** Links to the pages of a list. */
export function Pages({ page, hrefFor }: PagesProps) {
	const t = useTranslations(homeTranslations)
	const shared = useTranslations(common)
	const last = Math.max(1, pageCount(page))
	useShownPage(Math.min(page.page, last), hrefFor)
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
