import type { SampleGroup } from 'shared-samples'
import { channelConversationId } from '../../community/group/channels.ts'
import { insertRows } from '../../core/database/insertRows.ts'
import type { Database } from '../../core/database/schema.ts'
import { known, type SampleIds } from './keys.ts'

const ROLES = { Admin: 'admin', Moderador: 'moderator', Membro: 'member' } as const

/** Writes the groups with channels and members; the sample member is in those that say so. */
export async function seedGroups(db: Database, groups: readonly SampleGroup[], demoKey: string, ids: SampleIds) {
	const inside = new Map(groups.map((group) => [group.id, membersOf(group, demoKey)]))
	await insertRows(
		db,
		'community_group',
		groups.map(({ id, name, description, isPublic }) => ({
			id,
			name,
			description,
			is_public: isPublic,
			member_count: known(inside, id).length,
			is_sample: true,
		})),
	)
	await seedChannels(db, groups)
	await insertRows(
		db,
		'group_member',
		[...inside].flatMap(([group, members]) =>
			members.map(({ member, role }) => ({
				group_id: group,
				member_id: known(ids.members, member),
				role: ROLES[role],
			})),
		),
	)
}

async function seedChannels(db: Database, groups: readonly SampleGroup[]) {
	const channels = groups.flatMap(({ id, channels }) =>
		channels.map(({ key, name }, position) => ({ group_id: id, key, name, position })),
	)
	await insertRows(db, 'group_channel', channels)
	await insertRows(
		db,
		'conversation',
		channels.map(({ group_id, key }) => ({ id: channelConversationId(group_id, key), group_id, channel_key: key })),
	)
}

function membersOf({ members, joined }: SampleGroup, demoKey: string): SampleGroup['members'] {
	const others = members.filter(({ member }) => joined || member !== demoKey)
	const missing = joined && !others.some(({ member }) => member === demoKey)
	return missing ? [...others, { member: demoKey, role: 'Membro' }] : others
}
