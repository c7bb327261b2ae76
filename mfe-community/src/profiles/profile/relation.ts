import { atom, type ReadableAtom } from 'nanostores'
import { followRoute, likeProfileRoute, type Profile, unfollowRoute, unlikeProfileRoute } from 'shared-contract'
import { type ActionOutcome, act } from 'shared-state'
import { type Counted, type CountedToggle, createCountedToggle } from './countedToggle.ts'
import { createFriendship, type ProfileFriendship } from './friendship.ts'

type ProfileUpdate = Pick<Profile, 'followers' | 'following' | 'likes' | 'relation'>

/** The reader's relation to a profile's member, and the counts that depend on it. */
export interface ProfileRelation {
	readonly followed: CountedToggle
	readonly liked: CountedToggle
	/** The number of members that this member follows. */
	readonly $following: ReadableAtom<number>
	readonly friendship: ProfileFriendship
	/** Applies the server's state. */
	update(profile: ProfileUpdate): void
}

/** The store of the relation to a profile's member. */
export function createRelation(profile: Profile): ProfileRelation {
	const { id, relation, followers, following, likes } = profile
	const params = { memberId: id }
	const isOther = relation.kind === 'other'
	const $following = atom(following)
	const followed = createCountedToggle({ isOn: isOther && relation.isFollowed, count: followers }, async (isOn) =>
		counted(await act(isOn ? followRoute : unfollowRoute, { params }), ({ isFollowed, followers }) => ({
			isOn: isFollowed,
			count: followers,
		})),
	)
	const liked = createCountedToggle({ isOn: isOther && relation.isLiked, count: likes }, async (isOn) =>
		counted(await act(isOn ? likeProfileRoute : unlikeProfileRoute, { params }), ({ isLiked, likes }) => ({
			isOn: isLiked,
			count: likes,
		})),
	)
	const friendship = createFriendship(profile)
	return {
		followed,
		liked,
		friendship,
		$following,
		update({ followers, following, likes, relation }) {
			followed.recount(followers)
			liked.recount(likes)
			$following.set(following)
			friendship.update(relation)
		},
	}
}

function counted<Answer>(outcome: ActionOutcome<Answer>, read: (answer: Answer) => Counted): ActionOutcome<Counted> {
	return outcome.state === 'done' ? { state: 'done', answer: read(outcome.answer) } : outcome
}
