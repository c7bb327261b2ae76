import type { Member, ReleaseActor } from 'shared-contract'
import type { ActorColumns } from './tables.ts'

/** The actor of a change of releases. */
export type Actor =
	| { kind: 'member'; member: Pick<Member, 'id'> }
	/** A token that is scoped to one slice. */
	| { kind: 'token'; label: string; slice: string }
	/** A process on the server's machine with access to the data folder, and the local builds. */
	| { kind: 'machine' }
	| { kind: 'server' }

export function actorColumns(actor: Actor): ActorColumns {
	return {
		actor: actor.kind,
		member_id: actor.kind === 'member' ? actor.member.id : null,
		label: actor.kind === 'token' ? actor.label : null,
	}
}

/** The actor as the API returns it; `username` is null when the account was deleted. */
export function presentActor({ actor, label }: ActorColumns, username: string | null): ReleaseActor {
	return { kind: actor, name: actor === 'member' ? username : label }
}
