import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { type MemberCard, profilePath } from 'shared-contract'
import { openMemberCard } from './memberCard.ts'

interface CardLinkProps {
	member: MemberCard
	tabIndex?: number
	className?: string
	/** Replaces the name. */
	children?: ReactNode
}

/** A name that opens the member's card; in a new tab, the profile. */
export function MemberCardLink({ member, children, ...props }: CardLinkProps) {
	function press(event: MouseEvent) {
		if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
		event.preventDefault()
		openMemberCard(member)
	}
	return (
		<Link {...props} to={profilePath(member.name)} aria-haspopup="dialog" onClick={press}>
			{children ?? member.name}
		</Link>
	)
}
