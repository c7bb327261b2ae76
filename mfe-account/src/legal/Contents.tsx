import { useWords } from 'shared-i18n'
import { PLACES } from './chapters.ts'
import type { LegalPage } from './document.ts'
import { ContentsBox } from './style.ts'
import { legalWords } from './words.ts'

/** The chapters of a page as links to them. */
export function Contents({ page }: { page: LegalPage }) {
	const t = useWords(legalWords)
	return (
		<ContentsBox aria-label={t('legal.contents')}>
			<strong>{t('legal.contents')}</strong>
			<ol>
				{PLACES[page].map(({ id, title }) => (
					<li key={id}>
						<a href={`#${id}`}>{t(title)}</a>
					</li>
				))}
			</ol>
		</ContentsBox>
	)
}
