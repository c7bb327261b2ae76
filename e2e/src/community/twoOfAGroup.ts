import type { Browser } from '@playwright/test'
import { type Member, newMember } from '../site/member.ts'

interface Talk {
	author: Member
	reader: Member
	groupId: string
}

/** Somebody who writes, somebody who reads, and a group that both are in. */
export async function twoOfAGroup(
	browser: Browser,
	address: string,
	[first, second]: [string, string],
	name = 'Sala',
): Promise<Talk> {
	const author = await newMember(browser, address, first)
	// Tall, so that a page shows much at once.
	const reader = await newMember(browser, address, second, { viewport: { width: 1280, height: 2400 } })
	const { body } = await author.send<{ id: string }>('POST', 'groups', {
		name,
		description: '',
		isPublic: true,
	})
	await reader.send('POST', 'groups/join', { link: body.id })
	return { author, reader, groupId: body.id }
}
