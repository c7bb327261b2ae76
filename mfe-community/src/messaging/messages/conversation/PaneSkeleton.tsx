import { color, Skeleton, Stack, space } from 'shared-ui'
import { styled } from 'styled-components'

const Head = styled.div`
	display: flex;
	align-items: center;
	gap: ${space[3]};
	min-height: 64px;
	padding-inline: ${space[6]};
	border-bottom: 1px solid ${color.line};
`

/** Placeholder of a pane while its data loads. */
export function PaneSkeleton() {
	return (
		<>
			<Head aria-busy="true">
				<Skeleton $width="40px" $height="40px" />
				<Skeleton $width="9rem" $height="1.1em" />
			</Head>
			<MessagesSkeleton />
		</>
	)
}

const Messages = styled.div`
	display: flex;
	flex: 1;
	flex-direction: column;
	justify-content: end;
	gap: ${space[6]};
	min-height: 0;
	padding: ${space[4]} ${space[6]};
	overflow: hidden;
`
const Line = styled.div`
	display: grid;
	grid-template-columns: 40px minmax(0, 1fr);
	gap: ${space[3]};
`
const WIDTHS = ['54%', '38%', '72%', '46%', '60%']

/** Placeholder of messages. */
export function MessagesSkeleton() {
	return (
		<Messages aria-busy="true">
			{WIDTHS.map((width) => (
				<Line key={width}>
					<Skeleton $height="40px" />
					<Stack $gap={2}>
						<Skeleton $height="0.8em" $width="7rem" />
						<Skeleton $height="1em" $width={width} />
					</Stack>
				</Line>
			))}
		</Messages>
	)
}
