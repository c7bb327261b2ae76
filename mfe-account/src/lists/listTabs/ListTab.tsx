import type { SlotProps } from 'shared-contract'
import ListTabs, { type ListTabsProps } from './ListTabs.tsx'

const LISTS: Readonly<Record<string, ListTabsProps['list']>> = {
	'anime-list': 'anime',
	'manga-list': 'manga',
	favorites: 'favorites',
}

/** A tab of a profile with one of the member's lists. */
export default function ListTab({ username, tab, isOwn }: SlotProps<'profile.tabs'>) {
	return <ListTabs username={username} list={LISTS[tab] ?? 'anime'} isOwn={isOwn} />
}
