import { useTranslations } from 'shared-i18n'
import type { LegalPage } from './legalPages.ts'
import { CHAPTERS } from './legalPages.ts'
import { legalTranslations } from './legalTranslations.ts'
import { ContentsBox } from './style.ts'

/** The table of contents of a legal page. */
export function TableOfContents({ page }: { page: LegalPage }) {
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
