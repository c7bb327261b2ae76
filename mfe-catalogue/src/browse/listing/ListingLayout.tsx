import type { ReactNode } from 'react'
import { useTranslations } from 'shared-i18n'
import { Container, Page, PageHeading, Stack } from 'shared-ui'
import { useMountedListing } from './listingLoader.ts'
import { listingTranslations } from './listingTranslations.ts'
import type { ListingScreen } from './settings.ts'

/** The layout of a list's screen: its document title, its heading, and the content below. */
export function ListingLayout({ screen, children }: { screen: ListingScreen; children: ReactNode }) {
	const t = useTranslations(listingTranslations)
	useMountedListing(screen)
	return (
		<Page>
			<title>{`${t(`${screen}.title`)} · Niouka`}</title>
			<Container>
				<Stack $gap={6}>
					<PageHeading title={t(`${screen}.title`)} lead={t(`${screen}.lead`)} />
					{children}
				</Stack>
			</Container>
		</Page>
	)
}
