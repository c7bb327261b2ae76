import type { CommentSubject } from 'shared-contract'
import type { Formats } from 'shared-i18n'
import type { commentTranslations } from './commentTranslations.ts'

/** The label of a spoiler: up to an episode or a chapter, or of the film. */
export function spoilerLabel(
	t: typeof commentTranslations.translate,
	subject: CommentSubject,
	spoilerNumber: number,
	formats: Formats,
): string {
	if (subject === 'movie') return t('comments.spoiler.film')
	const number = formats.number(spoilerNumber)
	return t(subject === 'manga' ? 'comments.spoiler.chapter' : 'comments.spoiler.episode', { number })
}

/** The unit of a subject's spoilers; films have no number, articles and lists no spoilers. */
export function spoilerUnit(subject: CommentSubject): 'episode' | 'chapter' | 'film' | 'nothing' {
	if (subject === 'news' || subject === 'list') return 'nothing'
	if (subject === 'movie') return 'film'
	return subject === 'manga' ? 'chapter' : 'episode'
}
