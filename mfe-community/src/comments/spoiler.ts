import type { CommentSubject } from 'shared-contract'
import type { Formats } from 'shared-i18n'
import type { words } from '../words.ts'

/** What a comment tells of, in words: up to which episode or chapter, or the film. */
export function spoilerLabel(
	t: typeof words.translate,
	subject: CommentSubject,
	spoilerNumber: number,
	formats: Formats,
): string {
	if (subject === 'movie') return t('comments.spoiler.film')
	const number = formats.number(spoilerNumber)
	return t(subject === 'manga' ? 'comments.spoiler.chapter' : 'comments.spoiler.episode', { number })
}

/** How a subject is counted along; a film is seen or not, and news are not counted. */
export function spoilerUnit(subject: CommentSubject): 'episode' | 'chapter' | 'film' | 'nothing' {
	if (subject === 'news') return 'nothing'
	if (subject === 'movie') return 'film'
	return subject === 'manga' ? 'chapter' : 'episode'
}
