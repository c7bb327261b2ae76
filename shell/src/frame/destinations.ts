import type { ComponentType } from 'react'
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

/** The main navigation, in its order. */
export const MAIN_DESTINATIONS: readonly Destination[] = [
	{ path: '/explore', label: 'header.explore', Icon: SearchIcon },
	{ path: '/mangas', label: 'header.mangas', Icon: BookIcon },
	{ path: '/popular', label: 'header.popular', Icon: StarIcon },
	{ path: '/calendar', label: 'header.calendar', Icon: CalendarIcon },
	{ path: '/news', label: 'header.news', Icon: NewsIcon },
]

/** The personal screens. */
export const PERSONAL_DESTINATIONS: readonly Destination[] = [
	{ path: '/messages', label: 'header.messages', Icon: ChatIcon },
	{ path: '/lists', label: 'header.lists', Icon: ListIcon },
	{ path: '/dashboard', label: 'header.dashboard', Icon: DashboardIcon },
]
