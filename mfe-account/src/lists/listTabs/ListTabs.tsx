import { useStore } from '@nanostores/react'
import { Suspense, use } from 'react'
import { OWN_PROFILE } from 'shared-contract'
import { loadTranslations } from 'shared-i18n'
import { $session } from 'shared-state'
import { SkeletonGrid, SkeletonText } from 'shared-ui'
import { continueTranslations } from '../continue/continueTranslations.ts'
import { listTranslations } from '../listTranslations.ts'
import { FavoriteGroups } from './FavoriteGroups.tsx'
import { TitleList } from './TitleList.tsx'

const ready = Promise.all([loadTranslations(listTranslations), loadTranslations(continueTranslations)])

export interface ListTabsProps {
	username: string
	list: 'anime' | 'manga' | 'favorites'
	/** The reader can change it. */
	isOwn?: boolean | undefined
}

/** One list of a member, with its own tabs. */
export default function ListTabs(props: ListTabsProps) {
	return (
		<Suspense fallback={props.list === 'favorites' ? <SkeletonGrid /> : <SkeletonText lines={8} />}>
			<LoadedList key={`${props.list} ${props.username}`} {...props} />
		</Suspense>
	)
}

function LoadedList({ username, list, isOwn }: ListTabsProps) {
	use(ready)
	const session = useStore($session)
	const owned = isOwn ?? (username === OWN_PROFILE || (session.state === 'member' && session.username === username))
	if (list === 'favorites') return <FavoriteGroups username={username} isOwn={owned} />
	return <TitleList username={username} kind={list} isOwn={owned} />
}
