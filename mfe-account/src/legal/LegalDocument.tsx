import { LANGUAGE_TAGS } from 'shared-contract'
import { dateFormat, useLocale, useTranslations } from 'shared-i18n'
import { Container, Meta, Page, PageHeading, Stack } from 'shared-ui'
import { NavList } from 'shared-ui/parts'
import { Chapter } from './Chapter.tsx'
import { CHAPTERS, LEGAL_PAGES, type LegalPage, UPDATED_ON } from './legalPages.ts'
import { legalTranslations } from './legalTranslations.ts'
import { DocumentBody, Layout, PageLinks } from './style.ts'
import { TableOfContents } from './TableOfContents.tsx'

/** A legal page: heading, table of contents and chapters. */
export function LegalDocument({ page }: { page: LegalPage }) {
	const t = useTranslations(legalTranslations)
	const locale = useLocale()
	const updatedOn = UPDATED_ON[page]
	const long = dateFormat(LANGUAGE_TAGS[locale], { dateStyle: 'long', timeZone: 'UTC' })

	return (
		<Page>
			<title>{`${t(`${page}.title`)} · Niouka`}</title>
			<Container>
				<Stack $gap={8}>
					<PageLinks>
						<NavList
							row
							label={t('legal.pages')}
							items={LEGAL_PAGES.map((other) => ({ to: `/${other}`, label: t(`legal.${other}`) }))}
						/>
					</PageLinks>
					<div>
						<PageHeading title={t(`${page}.title`)} lead={t(`${page}.lead`)} />
						{updatedOn && (
							<Meta as="p">
								<time dateTime={updatedOn}>{t('legal.updated', { date: long.format(new Date(updatedOn)) })}</time>
							</Meta>
						)}
					</div>
					<Layout>
						<TableOfContents page={page} />
						<DocumentBody>
							{CHAPTERS[page].map((chapter) => (
								<Chapter key={chapter.id} chapter={chapter} />
							))}
						</DocumentBody>
					</Layout>
				</Stack>
			</Container>
		</Page>
	)
}
