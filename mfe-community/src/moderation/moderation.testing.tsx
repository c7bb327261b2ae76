import { act, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import type { ModeratedContent, ModerationCase, Role } from 'shared-contract'
import { $token, resumeSession } from 'shared-state'
import { answer } from '../comments/commentsPage.testing.tsx'
import { BIA, CAIO } from '../comments/samples.testing.ts'
import { Component, loader } from './route.tsx'

export const COMMENT: ModeratedContent = {
	id: '7',
	kind: 'comment',
	author: BIA,
	title: '',
	text: 'Compre <b>relógios</b>!',
	picture: null,
	pictures: [],
	createdAt: '2026-04-01T12:00:00.000Z',
	version: '0',
	state: 'shown',
	on: 'O Sino',
	path: '/anime/1#comment-7',
	isOwn: false,
}
export const REPORT = {
	id: '1',
	reporter: CAIO,
	reason: 'spam',
	text: 'De novo',
	createdAt: '2026-04-01T13:00:00.000Z',
	version: '0',
}
export const QUEUE = 'GET /api/moderation/cases'
export const REPORTED = { reports: [REPORT], before: [], total: 1, claim: null, appeal: null }
export const queue = (...contents: ModeratedContent[]) => queueOf(...contents.map((content) => ({ content })))
/** The queue with cases that differ from a reported comment. */
export const queueOf = (...cases: Partial<ModerationCase>[]) => ({
	body: {
		items: cases.map((item) => ({ content: COMMENT, ...REPORTED, ...item })),
		next: null,
		total: cases.length,
	},
})
const Nothing = () => null
export const press = (element: HTMLElement) => act(async () => fireEvent.click(element))

export async function open(role: Role | 'visitor', path = '/moderation') {
	$token.set(role === 'visitor' ? '' : 'a'.repeat(43))
	const user = role === 'visitor' ? null : { id: 'm', username: 'Caio', avatarUrl: null, role }
	answer('GET /api/auth/session', { body: { user } })
	await resumeSession()
	const router = createMemoryRouter([{ path: '/moderation', Component, loader, HydrateFallback: Nothing }], {
		initialEntries: [path],
	})
	await act(async () => render(<RouterProvider router={router} />))
	await screen.findByRole('heading', { level: 1, name: 'Moderação' })
	return router
}
