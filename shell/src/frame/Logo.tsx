import { font, from, PlainLink, size, space } from 'shared-ui'
import { styled } from 'styled-components'

const Home = styled(PlainLink)<{ $markOnly: boolean }>`
	display: inline-flex;
	align-items: center;
	gap: ${space[2]};
	flex: none;
	font: 800 ${size.xl}/1 ${font.display};
	letter-spacing: -0.03em;
	text-decoration: none;
	img { flex: none; transform-origin: 50% 0; transition: transform var(--motion-slow) ease-out; }
	&:hover img { transform: rotate(6deg); }
	${from.desktop} { span { display: ${(p) => (p.$markOnly ? 'none' : 'inline')}; } }
	${from.roomy} { span { display: inline; } }
`

/** The logo, a link to the home page. `markOnly` hides the name at widths where the header has little space. */
export function Logo({ label, markOnly = false }: { label: string; markOnly?: boolean }) {
	return (
		<Home to="/" aria-label={label} $markOnly={markOnly}>
			<img src="/logo.svg" alt="" width={33} height={36} />
			<span>Niouka</span>
		</Home>
	)
}
