import type { ComponentType } from 'react'
import { MAIN_LINKS } from 'shared-contract'
import {
	BookIcon,
	CalendarIcon,
	ChatIcon,
	DashboardIcon,
	type IconProps,
	ListIcon,
	NewsIcon,
	SearchIcon,
	StarIcon,
} from 'shared-ui'

/** A screen with a link in the frame. */
export interface Destination {
	path: `/${string}`
	label: `header.${'explore' | 'mangas' | 'popular' | 'calendar' | 'news' | 'messages' | 'lists' | 'dashboard'}`
	Icon: ComponentType<IconProps>
}

const [explore, mangas, popular, calendar, news] = MAIN_LINKS

/** The main navigation, in its order. */
export const MAIN_DESTINATIONS: readonly Destination[] = [
	{ ...explore, Icon: SearchIcon },
	{ ...mangas, Icon: BookIcon },
	{ ...popular, Icon: StarIcon },
	{ ...calendar, Icon: CalendarIcon },
	{ ...news, Icon: NewsIcon },
]

/** The personal screens. */
export const PERSONAL_DESTINATIONS: readonly Destination[] = [
	{ path: '/messages', label: 'header.messages', Icon: ChatIcon },
	{ path: '/lists', label: 'header.lists', Icon: ListIcon },
	{ path: '/dashboard', label: 'header.dashboard', Icon: DashboardIcon },
]
