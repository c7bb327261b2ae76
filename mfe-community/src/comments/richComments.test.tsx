import { act, fireEvent, screen, within } from '@testing-library/react'
import type { Comment } from 'shared-contract'
import { answerWith, ok, press } from 'slice-kit/testing'
import { showComments } from './commentsPage.testing.tsx'
import { sent, setUpAsBia, type } from './interactions.testing.tsx'
import { beginsWith, mentionAt } from './mentionAt.ts'
import { quoteOf } from './quoteOf.ts'
import { CAIO, comment } from './samples.testing.ts'

setUpAsBia()

const saying = (text: string, mentions?: string[]): Comment =>
	comment('2', { body: { state: 'shown', text, picture: null, ...(mentions && { mentions }) } })
const article = () => screen.getByRole('article')
const reply = () => screen.getByRole('textbox', { name: 'Resposta para Caio Mori' })

test('a comment shows the formatting of messages, and a spoiler when it is opened', async () => {
	await showComments([saying('> antes\n\n*forte* `x` https://a.example/ ||*ele* volta||')])
	expect(article().querySelector('blockquote')).toHaveTextContent('antes')
	expect(article().querySelector('strong')).toHaveTextContent('forte')
	expect(screen.getByRole('link', { name: 'https://a.example/' })).toHaveAttribute('rel', 'noopener nofollow')
	expect(article()).not.toHaveTextContent('volta')
	await press(screen.getByRole('button', { name: 'Mostrar spoiler' }))
	expect(screen.getByText(/volta/)).toHaveFocus()
})

test.each([
	'<script>alert(1)</script>',
	'*<img src=x onerror=alert(1)>*',
	'> <iframe srcdoc="<script>"></iframe>',
	'||<svg onload=alert(1)>||',
	'javascript:alert(1)',
	'[x](javascript:alert(1))',
	'data:text/html,<b>',
	'https://a.example"onmouseover=alert(1)',
	'https://banco.example@outro.example',
	'@<b>Caio</b>',
	'@../../settings',
	'`</code><b>x</b>`',
	'&lt;b&gt;',
	'{{7*7}} #{7*7} %s',
	'\u202Etxt.exe',
	'**__~~||>>`',
	'> '.repeat(200),
	'||'.repeat(200),
	'@'.repeat(200),
	'*_~'.repeat(200),
	'a\u0301'.repeat(200),
	'👨‍👩‍👧‍👦 ‍ 漢字',
])('%j is only text', async (text) => {
	await showComments([saying(text, ['Caio'])])
	for (const element of ['script', 'img[onerror]', 'iframe', 'svg[onload]', 'b', '[onmouseover]']) {
		expect(article().querySelector(element)).toBeNull()
	}
	for (const link of within(article()).queryAllByRole('link')) {
		expect(link.getAttribute('href')).toMatch(/^(https?:\/\/|\/)/)
	}
})

test('a mention is a link only where the server knows the member', async () => {
	await showComments([saying('@Duda_R e @ninguem', ['Duda_R'])])
	expect(screen.getByRole('link', { name: '@Duda_R' })).toHaveAttribute('href', '/profile/Duda_R')
	expect(screen.queryByRole('link', { name: '@ninguem' })).toBeNull()
})

test('"Citar" puts the lines above what is typed, and a quote of a quote is left out', async () => {
	await showComments([saying('> de outra\n\nprimeira\nsegunda')])
	await press(screen.getByRole('button', { name: 'Responder a Caio Mori' }))
	await type('Resposta para Caio Mori', 'meu texto')
	await press(screen.getByRole('button', { name: 'Mais opções do comentário de Caio Mori' }))
	await press(screen.getByRole('menuitem', { name: 'Citar' }))
	expect(reply()).toHaveValue('> primeira\n> segunda\n\nmeu texto')
	expect(reply()).toHaveFocus()
})

test('a selected part is quoted alone', async () => {
	await showComments([saying('primeira segunda')])
	const text = screen.getByText('primeira segunda').firstChild as Text
	const menu = screen.getByRole('button', { name: 'Mais opções do comentário de Caio Mori' })
	getSelection()?.setBaseAndExtent(text, 9, text, 16)
	await act(async () => fireEvent.pointerDown(menu))
	getSelection()?.removeAllRanges()
	await press(menu)
	await press(screen.getByRole('menuitem', { name: 'Citar' }))
	expect(reply()).toHaveValue('> segunda\n\n')
})

test('typing @ suggests people of the thread, then those who are followed; the keyboard chooses', async () => {
	answerWith({
		'GET /api/profiles/%40me/connections?side=following&q=ca': ok({
			items: [{ id: 'c', username: 'Carla Dias', avatarUrl: null, role: 'member', isFollowed: true }],
			next: null,
			totals: { followers: 0, following: 1 },
			isOwn: true,
		}),
	})
	await showComments([comment('2', { author: CAIO })])
	const field = screen.getByRole('textbox', { name: 'Novo comentário' }) as HTMLTextAreaElement
	await act(async () => fireEvent.change(field, { target: { value: 'Oi @ca' } }))
	const list = await screen.findByRole('listbox', { name: 'Pessoas para mencionar' })
	expect(field).toHaveAttribute('role', 'combobox')
	await within(list).findByText('Carla Dias')
	expect(
		within(list)
			.getAllByRole('option')
			.map(({ textContent }) => textContent),
	).toEqual([expect.stringContaining('Caio Mori'), expect.stringContaining('Carla Dias')])
	await act(async () => fireEvent.keyDown(field, { key: 'ArrowDown' }))
	expect(field).toHaveAttribute('aria-activedescendant', within(list).getAllByRole('option')[1]?.id)
	await act(async () => fireEvent.keyDown(field, { key: 'Enter' }))
	expect(field).toHaveValue('Oi @Carla_Dias ')
	expect(field).not.toHaveAttribute('role')
	expect(sent('POST')).toEqual([])
	await act(async () => fireEvent.change(field, { target: { value: 'Oi @ca' } }))
	await screen.findByRole('listbox')
	await act(async () => fireEvent.keyDown(field, { key: 'Escape' }))
	expect(screen.queryByRole('listbox')).toBeNull()
	expect(field).toHaveValue('Oi @ca')
})

test.each([
	['@c', 2, 'c'],
	['oi @ca', 6, 'ca'],
	['oi @ca', 3, undefined],
	['a@ca', 4, undefined],
	['@', 1, undefined],
	['(@田', 3, '田'],
])('%j at %d types the mention %j', (text, caret, typed) => {
	expect(mentionAt(text, caret)?.typed).toBe(typed)
})

test.each([
	['Caio Mori', 'caiom', true],
	['Caio Mori', 'caio_m', true],
	['Caio Mori', 'mo', true],
	['Ána', 'an', true],
	['Caio', 'aio', false],
])('%s for %s: %s', (name, typed, begins) => {
	expect(beginsWith(name, typed)).toBe(begins)
})

test.each([
	['um', '> um\n\n'],
	['> um\n> dois', undefined],
	[' \n', undefined],
	['a'.repeat(600), `> ${'a'.repeat(500)}…\n\n`],
])('the quote of %j', (text, quote) => {
	expect(quoteOf(text)).toBe(quote)
})
