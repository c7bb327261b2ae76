import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { type Member, profilePath } from 'shared-contract'
import { Avatar, color, radius, size, space } from 'shared-ui'
import { styled } from 'styled-components'

export const People = styled.ul`
	display: grid;
	min-width: 0;
`
const Row = styled.li`
	position: relative;
	display: grid;
	grid-template-columns: auto minmax(0, 1fr) auto;
	align-items: center;
	gap: ${space[3]};
	padding: ${space[2]};
	border-radius: ${radius.md};
	&:hover { background: ${color.raised}; }
`
const Name = styled(Link)`
	display: block;
	font-weight: 600;
	text-decoration: none;
	overflow-wrap: anywhere;
	&::after { content: ''; position: absolute; inset: 0; border-radius: ${radius.md}; }
	&:focus-visible { outline: none; }
	&:focus-visible::after { outline: 3px solid ${color.live}; outline-offset: -2px; }
`
const Below = styled.span`
	font-size: ${size.xs};
	color: ${color.muted};
`
const Controls = styled.div`
	position: relative;
	z-index: 1;
	display: flex;
	gap: ${space[1]};
`

interface PersonRowProps {
	person: Pick<Member, 'username' | 'avatarUrl'>
	/** A line below the name. */
	below?: ReactNode
	onFollowLink?: () => void
	/** What can be done about them. */
	children?: ReactNode
}

/** Somebody in a list: the whole row leads to their profile. */
export function PersonRow({ person, below, onFollowLink, children }: PersonRowProps) {
	return (
		<Row>
			<Avatar name={person.username} url={person.avatarUrl} size={44} />
			<div>
				<Name to={profilePath(person.username)} onClick={onFollowLink}>
					<bdi>{person.username}</bdi>
				</Name>
				{below && <Below>{below}</Below>}
			</div>
			{children && <Controls>{children}</Controls>}
		</Row>
	)
}
