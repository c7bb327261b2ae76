import type { ReactNode } from 'react'
import type { Role } from 'shared-contract'
import {
	CheckIcon,
	DashboardIcon,
	EditIcon,
	GlobeIcon,
	ListIcon,
	RefreshIcon,
	SearchIcon,
	StarIcon,
	UsersIcon,
	WarningIcon,
} from 'shared-ui'
import type { dashboardTranslations } from './dashboardTranslations.ts'

/** A section of the dashboard, and the least role that may open it. */
export interface DashboardSection {
	to: string
	label: Parameters<(typeof dashboardTranslations)['translate']>[0]
	icon: ReactNode
	from: Role
}

const SECTIONS: readonly DashboardSection[] = [
	{ to: '/dashboard', label: 'dashboard.place.overview', icon: <DashboardIcon size={18} />, from: 'member' },
	{
		to: '/dashboard/contributions',
		label: 'dashboard.place.contributions',
		icon: <ListIcon size={18} />,
		from: 'member',
	},
	{ to: '/dashboard/missing', label: 'dashboard.place.missing', icon: <SearchIcon size={18} />, from: 'member' },
	{ to: '/proposals/confirm', label: 'dashboard.place.confirm', icon: <StarIcon size={18} />, from: 'member' },
	{ to: '/proposals', label: 'dashboard.place.proposals', icon: <CheckIcon size={18} />, from: 'member' },
	{ to: '/dashboard/edits', label: 'dashboard.place.edits', icon: <EditIcon size={18} />, from: 'moderator' },
	{ to: '/moderation', label: 'dashboard.place.reports', icon: <WarningIcon size={18} />, from: 'moderator' },
	{ to: '/dashboard/members', label: 'dashboard.place.members', icon: <UsersIcon size={18} />, from: 'admin' },
	{ to: '/dashboard/sources', label: 'dashboard.place.sources', icon: <GlobeIcon size={18} />, from: 'admin' },
	{ to: '/dashboard/releases', label: 'dashboard.place.releases', icon: <RefreshIcon size={18} />, from: 'admin' },
]

const RANK: Record<Role, number> = { member: 0, moderator: 1, admin: 2 }

/** The sections of a role. This only hides links: the server checks every request. */
export function sectionsFor(role: Role): readonly DashboardSection[] {
	return SECTIONS.filter(({ from }) => RANK[from] <= RANK[role])
}
