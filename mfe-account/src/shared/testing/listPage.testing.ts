import type { CustomListItem, CustomListPage } from 'shared-contract'
import { aTitle } from './entries.testing.ts'

/** A title of a list, with the name `Obra <id>`. */
export const aListItem = (id: number, more: Partial<CustomListItem> = {}): CustomListItem => ({
	...aTitle(id),
	text: '',
	addedBy: 'Bia',
	...more,
})

/** The list “Chuva” of Bia, as she reads it, with the values of the test. */
export const aListPage = (more: Partial<CustomListPage> = {}): CustomListPage => ({
	list: { id: 'cl1', title: 'Chuva', description: '', isPublic: true, count: 2, covers: [] },
	isOwn: true,
	owner: 'Bia',
	role: 'owner',
	isInvited: false,
	isFollowed: false,
	followers: 0,
	hasComments: false,
	items: [],
	...more,
})
