import type { ReactNode } from 'react'
import { Avatar, color, size, space } from 'shared-ui'
import { styled } from 'styled-components'

const Row = styled.div`
	display: flex;
	flex-wrap: wrap;
	gap: ${space[2]} ${space[3]};
	align-items: center;
	padding: ${space[2]} 0;
`
const Text = styled.div`
	/* What leaves a name less room than this goes below it. */
	flex: 1 1 5.5rem;
	min-width: 0;
	line-height: 1.35;
	overflow-wrap: anywhere;
	> :first-child { font-size: ${size.sm}; font-weight: 650; }
	> :nth-child(2) { font-size: ${size.xs}; color: ${color.muted}; }
`
const Actions = styled.div`
	display: flex;
	flex-wrap: wrap;
	justify-content: end;
	gap: ${space[2]};
	margin-left: auto;
`

interface PersonRowProps {
	name: string
	avatarUrl: string | null
	online?: boolean
	/** Shown below the name. */
	detail?: ReactNode
	/** Actions. */
	children?: ReactNode
}

/** A member in a list. */
export function MemberRow({ name, avatarUrl, online, detail, children }: PersonRowProps) {
	return (
		<Row>
			<Avatar name={name} url={avatarUrl} online={online} />
			<Text>
				<p>{name}</p>
				{detail && <p>{detail}</p>}
			</Text>
			<Actions>{children}</Actions>
		</Row>
	)
}
