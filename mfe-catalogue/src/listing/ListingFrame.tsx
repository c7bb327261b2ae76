import type { ReactNode } from 'react'
import { useWords } from 'shared-i18n'
import { Container, Page, PageHeading, Stack } from 'shared-ui'
import { words } from '../words.ts'
import { useInSight } from './inSight.ts'
import type { ListingScreen } from './settings.ts'

/** A screen that is a list: its title, its heading, and what stands below. */
export function ListingFrame({ screen, children }: { screen: ListingScreen; children: ReactNode }) {
	const t = useWords(words)
	useInSight(screen)
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
