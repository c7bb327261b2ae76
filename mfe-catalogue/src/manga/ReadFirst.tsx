import type { Chapter } from 'shared-contract'
import { useWords } from 'shared-i18n'
import { BookIcon, Button, LinkButton } from 'shared-ui'
import { words } from '../words.ts'
import { chapterAnchor } from './chapterAnchor.ts'

/** "Ler Capítulo 1": to its reader, or to its line of the page where none is known; nothing before the first is out. */
export function ReadFirst({ chapter }: { chapter: Chapter | undefined }) {
	const t = useWords(words)
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
