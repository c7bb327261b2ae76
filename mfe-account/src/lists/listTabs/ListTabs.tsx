import { useStore } from '@nanostores/react'
import { Suspense, use } from 'react'
import { type Exposes, OWN_PROFILE } from 'shared-contract'
import { loadTranslations } from 'shared-i18n'
import { $session } from 'shared-state'
import { SkeletonGrid, SkeletonText } from 'shared-ui'
import { continueTranslations } from '../continue/continueTranslations.ts'
import { listTranslations } from '../listTranslations.ts'
import { FavoriteGroups } from './FavoriteGroups.tsx'
import { TitleList } from './TitleList.tsx'

const ready = Promise.all([loadTranslations(listTranslations), loadTranslations(continueTranslations)])

/** One list of a member, exposed to other slices. */
export default function ListTabs(props: Exposes['mfe-account/ListTabs']) {
	return (
		<Suspense fallback={props.list === 'favorites' ? <SkeletonGrid /> : <SkeletonText lines={8} />}>
			<LoadedList key={`${props.list} ${props.username}`} {...props} />
		</Suspense>
	)
}

function LoadedList({ username, list, isOwn }: Exposes['mfe-account/ListTabs']) {
	use(ready)
	const session = useStore($session)
	const owned = isOwn ?? (username === OWN_PROFILE || (session.state === 'member' && session.username === username))
	if (list === 'favorites') return <FavoriteGroups username={username} isOwn={owned} />
	return <TitleList username={username} kind={list} isOwn={owned} />
}
