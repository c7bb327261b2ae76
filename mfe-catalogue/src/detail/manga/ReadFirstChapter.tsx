import type { Chapter } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { Button, LinkButton } from 'shared-ui'
import { BookIcon } from 'shared-ui/parts'
import { titleTranslations } from '../title/titleTranslations.ts'
import { chapterAnchor } from './ChapterLine.tsx'

/**
 * "Ler Capítulo 1": links to the reader of the first chapter, or scrolls to its line if it has no reader. Renders
 * nothing without chapters.
 */
export function ReadFirstChapter({ chapter }: { chapter: Chapter | undefined }) {
	const t = useTranslations(titleTranslations)
	if (!chapter) return null
	const content = (
		<>
			<BookIcon size={16} />
			{t('manga.readFirst', { number: String(chapter.number) })}
		</>
	)
	if (chapter.readerUrl) {
		return (
			<LinkButton to={chapter.readerUrl} target="_blank" rel="noopener noreferrer" variant="primary" size="lg">
				{content}
			</LinkButton>
		)
	}
	return (
		<Button variant="primary" size="lg" onClick={() => showChapter(chapter.id)}>
			{content}
		</Button>
	)
}

function showChapter(id: number) {
	const line = document.getElementById(chapterAnchor(id))
	line?.scrollIntoView({ block: 'center' })
	line?.focus({ preventScroll: true })
}
