import { Link } from 'react-router-dom'
import { LANGUAGE_TAGS } from 'shared-contract'
import { dateFormat, useLocale, useTranslations } from 'shared-i18n'
import { Container, Meta, Page, PageHeading, Prose, Stack } from 'shared-ui'
import { NavList } from 'shared-ui/parts'
import { CHAPTERS, type ChapterInfo, LEGAL_PAGES, type LegalPage, UPDATED_ON } from './legalPages.ts'
import { legalTranslations } from './legalTranslations.ts'
import { type Block, type Inline, parseBlocks } from './parseBlocks.ts'
import { ChapterTitle, ContentsBox, DocumentBody, Layout, PageLinks } from './style.ts'

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

/** The table of contents of a legal page. */
function TableOfContents({ page }: { page: LegalPage }) {
	const t = useTranslations(legalTranslations)
	return (
		<ContentsBox aria-label={t('legal.contents')}>
			<strong>{t('legal.contents')}</strong>
			<ol>
				{CHAPTERS[page].map(({ id, title }) => (
					<li key={id}>
						<a href={`#${id}`}>{t(title)}</a>
					</li>
				))}
			</ol>
		</ContentsBox>
	)
}

/** A chapter of a legal page. */
function Chapter({ chapter }: { chapter: ChapterInfo }) {
	const t = useTranslations(legalTranslations)
	return (
		<section aria-labelledby={chapter.id}>
			<ChapterTitle id={chapter.id} tabIndex={-1}>
				{t(chapter.title)}
			</ChapterTitle>
			<Prose>
				{parseBlocks(t(chapter.text)).map((block, at) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the blocks of one text never change places
					<TextBlock key={at} block={block} />
				))}
			</Prose>
		</section>
	)
}

function TextBlock({ block }: { block: Block }) {
	if (block.kind === 'paragraph') {
		return (
			<p>
				<InlineContent pieces={block.pieces} />
			</p>
		)
	}
	return (
		<ul>
			{block.items.map((pieces, at) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the items of one text never change places
				<li key={at}>
					<InlineContent pieces={pieces} />
				</li>
			))}
		</ul>
	)
}

function InlineContent({ pieces }: { pieces: readonly Inline[] }) {
	return pieces.map((piece, at) =>
		piece.kind === 'link' ? (
			// biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
			<Link key={at} to={piece.to}>
				{piece.text}
			</Link>
		) : (
			piece.text
		),
	)
}
