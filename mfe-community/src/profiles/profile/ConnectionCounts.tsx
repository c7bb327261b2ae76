import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { deferred } from 'shared-composition'
import { type ConnectionSide, type Profile, profileRoute } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { call } from 'shared-state'
import { BoldText } from './BoldText.tsx'
import { CountButton } from './headerStyles.ts'
import { profileTranslations } from './profileTranslations.ts'
import type { ProfileRelation } from './relation.ts'

const Connections = deferred(() =>
	import(/* webpackChunkName: "connections" */ '../connections/Connections.tsx').then((chunk) => chunk.default),
)

const KEYS = { followers: 'profile.followers', following: 'profile.followingCount' } as const

interface ConnectionCountsProps {
	profile: Profile
	relation: ProfileRelation
}

/** Counts of followers and followed members; each opens its list. */
export function ConnectionCounts({ profile, relation }: ConnectionCountsProps) {
	const t = useTranslations(profileTranslations)
	const counts = {
		followers: useStore(relation.followed.$shown).count,
		following: useStore(relation.$following),
	}
	const [side, setSide] = useState<ConnectionSide>()

	// Following somebody in the list changes the counts: reload them.
	async function recount() {
		const outcome = await call(profileRoute, { params: { username: profile.username } })
		if (outcome.state === 'done') relation.update(outcome.answer)
	}

	return (
		<>
			{(['followers', 'following'] as const).map((each) => (
				<CountButton key={each} type="button" aria-haspopup="dialog" onClick={() => setSide(each)}>
					<BoldText text={t(KEYS[each], { count: counts[each] })} />
				</CountButton>
			))}
			{side && (
				<Connections
					username={profile.username}
					side={side}
					onClose={() => setSide(undefined)}
					onChange={() => void recount()}
				/>
			)}
		</>
	)
}
