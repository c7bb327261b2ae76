import { icon } from './icon.tsx'

export type { IconProps } from './icon.tsx'

const BOOKMARK = 'M6 3h12v18l-6-4.5L6 21z'
const HEART = 'M12 20.5 4 12.6a5 5 0 0 1 8-6 5 5 0 0 1 8 6z'
const EYE = 'M2 12s3.6-7 10-7 10 7 10 7-3.6 7-10 7S2 12 2 12'

export const SearchIcon = icon('M16 16l5 5M18 10.5a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0')
export const BellIcon = icon('M6 16V10a6 6 0 0 1 12 0v6l2 2H4zM10 21.5h4')
export const MenuIcon = icon('M3 6h18M5 12h14M7 18h10')
export const CloseIcon = icon('M5 5l14 14M19 5 5 19')
export const ChevronLeftIcon = icon('M15 5l-7 7 7 7')
export const ChevronRightIcon = icon('M9 5l7 7-7 7')
export const ChevronDownIcon = icon('M5 9l7 7 7-7')
export const ChevronUpIcon = icon('M5 15l7-7 7 7')
export const BookmarkIcon = icon(BOOKMARK)
export const BookmarkedIcon = icon(BOOKMARK, 'currentColor')
export const HeartIcon = icon(HEART)
export const HeartFilledIcon = icon(HEART, 'currentColor')
export const StarIcon = icon('M12 3l2.7 6 6.3.6-4.8 4.3 1.4 6.4L12 17l-5.6 3.3 1.4-6.4L3 9.6 9.3 9z', 'currentColor')
export const PlayIcon = icon('M7 4.5v15l12-7.5z', 'currentColor')
export const GlobeIcon = icon('M3 12h18M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18c-5 5-5 13 0 18 5-5 5-13 0-18')
export const ChatIcon = icon('M4 4h16v12h-9l-5 4.5V16H4z')
export const ListIcon = icon('M8 6h13M8 12h13M8 18h13M3.5 6h.01M3.5 12h.01M3.5 18h.01')
export const DashboardIcon = icon('M4 4h7v9H4zM15 4h5v5h-5zM15 13h5v7h-5zM4 17h7v3H4z')
export const UserIcon = icon('M12 12a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9M4 21c0-4 3.6-6 8-6s8 2 8 6')
export const UsersIcon = icon(
	'M9 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8M2 20c0-3.5 3-5.5 7-5.5s7 2 7 5.5M16 4.3a4 4 0 0 1 0 7.4M18.5 15c2.2.7 3.5 2.4 3.5 5',
)
export const SettingsIcon = icon(
	'M4 7h9M19 7h1M4 17h1M11 17h9M16 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5M8 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5',
)
export const LogoutIcon = icon('M14 4H5v16h9M10 12h11M17 8l4 4-4 4')
export const CheckIcon = icon('M4 12.5l5.5 5.5L20 6.5')
export const CopyIcon = icon('M9 9h11v11H9zM5 15H4V4h11v1')
export const EyeIcon = icon(`${EYE}M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6`)
export const EyeOffIcon = icon(`${EYE}M4 20 20 4`)
export const ExternalLinkIcon = icon('M10 5H4v15h15v-6M14 4h6v6M20 4l-9 9')
export const WarningIcon = icon('M12 3.5 2.5 20h19zM12 10v4.5M12 17.2h.01')
export const RefreshIcon = icon('M20 4v6h-6M19.5 10a8 8 0 1 0 .5 4')
export const PlusIcon = icon('M12 4v16M4 12h16')
export const MoreIcon = icon(
	'M4.5 12a.5.5 0 1 0 1 0 .5.5 0 0 0-1 0M11.5 12a.5.5 0 1 0 1 0 .5.5 0 0 0-1 0M18.5 12a.5.5 0 1 0 1 0 .5.5 0 0 0-1 0',
)
export const EditIcon = icon('M4 20l1-5L16 4l4 4L9 19zM14 6l4 4')
export const ImageIcon = icon('M3 4h18v16H3zM3 17l5.5-6 4.5 5 3-3 5 4.5M16 8.5h.01')
export const LockIcon = icon('M5 11h14v10H5zM8 11V7a4 4 0 0 1 8 0v4')
