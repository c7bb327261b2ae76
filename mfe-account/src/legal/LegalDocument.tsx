import { LANGUAGE_TAGS } from 'shared-contract'
import { useLocale, useWords } from 'shared-i18n'
import { Container, Meta, Page, PageHeading, Stack } from 'shared-ui'
import { NavList } from 'shared-ui/controls'
import { Chapter } from './Chapter.tsx'
import { Contents } from './Contents.tsx'
import { PLACES } from './chapters.ts'
import { LEGAL_PAGES, type LegalPage, UPDATED_ON } from './document.ts'
import { Layout, Others, Paper } from './style.ts'
import { legalWords } from './words.ts'

/** One of the legal pages: what it is, its contents beside it, and its chapters. */
export function LegalDocument({ page }: { page: LegalPage }) {
	const t = useWords(legalWords)
	const locale = useLocale()
	const updatedOn = UPDATED_ON[page]
	const long = new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { dateStyle: 'long', timeZone: 'UTC' })

	return (
		<Page>
			<title>{`${t(`${page}.title`)} · Niouka`}</title>
			<Container>
				<Stack $gap={8}>
					<Others>
						<NavList
							row
							label={t('legal.pages')}
							items={LEGAL_PAGES.map((other) => ({ to: `/${other}`, label: t(`legal.${other}`) }))}
						/>
					</Others>
					<div>
						<PageHeading title={t(`${page}.title`)} lead={t(`${page}.lead`)} />
						{updatedOn && (
							<Meta as="p">
								<time dateTime={updatedOn}>{t('legal.updated', { date: long.format(new Date(updatedOn)) })}</time>
							</Meta>
						)}
					</div>
					<Layout>
						<Contents page={page} />
						<Paper>
							{PLACES[page].map((place) => (
								<Chapter key={place.id} place={place} />
							))}
						</Paper>
					</Layout>
				</Stack>
			</Container>
		</Page>
	)
}
