import { screen } from '@testing-library/react'
import type { ModeratedContent, ModerationCase, Role } from 'shared-contract'
import { ok, openRoute, signInAs } from 'slice-kit/testing'
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
export const queueOf = (...cases: Partial<ModerationCase>[]) =>
	ok({
		items: cases.map((item) => ({ content: COMMENT, ...REPORTED, ...item })),
		next: null,
		total: cases.length,
	})

export async function open(role: Role | 'visitor', path = '/moderation') {
	if (role !== 'visitor') await signInAs({ id: 'm', username: 'Caio', avatarUrl: null, role })
	const { router } = await openRoute([{ path: '/moderation', Component, loader }], path)
	await screen.findByRole('heading', { level: 1, name: 'Moderação' })
	return router
}
