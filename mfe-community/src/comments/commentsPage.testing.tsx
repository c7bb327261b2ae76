import { screen } from '@testing-library/react'
import type { Comment } from 'shared-contract'
import { loadTranslations } from 'shared-i18n'
import { answerWith, ok, openRoute } from 'slice-kit/testing'
import Comments from './Comments.tsx'
import { commentTranslations } from './commentTranslations.ts'
import { BIA } from './samples.testing.ts'

export const PAGE = '/api/discussions/anime/1'
export const page = (items: Comment[], more: object = {}) =>
	ok({ items, next: null, total: items.length, reader: BIA, moderates: false, progress: 0, ...more })

/** Renders the widget on a page. */
export async function showComments(items: Comment[], more: object = {}, at = '/anime/1') {
	answerWith({ [`GET ${PAGE}?sort=newest`]: page(items, more) })
	await loadTranslations(commentTranslations)
	const element = <Comments subject="anime" subjectId={1} />
	const opened = await openRoute([{ path: '/anime/1', element }], at)
	await screen.findByRole('heading', { level: 2 })
	return opened
}
