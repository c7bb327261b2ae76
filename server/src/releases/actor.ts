import type { Member, ReleaseActor } from 'shared-contract'
import type { ActorColumns } from './tables.ts'

/** Who does something with releases. */
export type Actor =
	| { kind: 'member'; member: Pick<Member, 'id'> }
	/** A token that is scoped to one slice. */
	| { kind: 'token'; label: string; slice: string }
	/** Whoever may read the data folder of the machine that the site runs on, and the builds beside the server. */
	| { kind: 'machine' }
	| { kind: 'server' }

export function actorColumns(actor: Actor): ActorColumns {
	return {
		actor: actor.kind,
		member_id: actor.kind === 'member' ? actor.member.id : null,
		label: actor.kind === 'token' ? actor.label : null,
	}
}

/** Who it was, for readers; `username` is the member's, where there still is one. */
export function presentActor({ actor, label }: ActorColumns, username: string | null): ReleaseActor {
	return { kind: actor, name: actor === 'member' ? username : label }
}
