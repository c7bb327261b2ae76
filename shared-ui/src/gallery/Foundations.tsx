import { styled } from 'styled-components'
import * as few from '../icons/few.ts'
import * as icons from '../icons/index.ts'
import { PageHeading, Section } from '../layout/Section.tsx'
import { Cluster, Stack } from '../layout/Stack.tsx'
import { HeadingText } from '../theme/HeadingText.tsx'
import { waves } from '../theme/motifs.ts'
import { art, color, font, radius, size, space } from '../theme/tokens.ts'
import { Specimen } from './Specimen.tsx'

const Swatch = styled.div<{ $color: string }>`
	width: 96px;
	height: 56px;
	border: 1px solid ${color.line};
	border-radius: ${radius.md};
	background: ${(p) => p.$color};
`
const Line = styled.p<{ $size: string; $display: boolean }>`
	font: ${(p) => (p.$display ? 750 : 400)} ${(p) => p.$size}/1.2 ${(p) => (p.$display ? font.display : font.text)};
	letter-spacing: ${(p) => (p.$display ? '-0.02em' : 'normal')};
`
const Ground = styled.div`
	${waves}
	height: 160px;
	border-radius: ${radius.lg};
	background: ${color.surface};
`
const Step = styled.div<{ $size: string }>`
	width: ${(p) => p.$size};
	height: 24px;
	background: ${color.edge};
`

/** Colours, type, spaces, motifs and icons. */
export function Foundations() {
	return (
		<Stack $gap={12}>
			<PageHeading title="Niouka" lead="A noite na Liberdade: tinta, papel e uma lanterna acesa." />
			<Section title="Cores">
				<Cluster $gap={4}>
					{Object.entries({ ...color, artText: art.text, artShade: art.shade, artGold: art.gold }).map(
						([role, value]) => (
							<Specimen key={role} name={role}>
								<Swatch $color={value} />
							</Specimen>
						),
					)}
				</Cluster>
			</Section>
			<Section title="Tipos">
				<Stack>
					{Object.entries(size).map(([name, value]) => (
						<Specimen key={name} name={name}>
							<Line $size={value} $display={['xl', '2xl', '3xl', 'hero'].includes(name)}>
								Lanternas de Setembro, ação e coração · Kōri <span lang="ja">九月の灯籠</span>
							</Line>
						</Specimen>
					))}
					<Specimen name="HeadingText">
						<Line $size={size.hero} $display>
							<HeadingText>灯籠のまつり 2026</HeadingText>
						</Line>
					</Specimen>
				</Stack>
			</Section>
			<Section title="Espaços">
				<Cluster>
					{Object.entries(space).map(([name, value]) => (
						<Specimen key={name} name={name}>
							<Step $size={value} />
						</Specimen>
					))}
				</Cluster>
			</Section>
			<Section title="Ondas">
				<Ground />
			</Section>
			<Section title="Ícones">
				<Cluster $gap={4}>
					{Object.entries({ ...icons, ...few }).map(([name, Icon]) => (
						<span key={name} title={name}>
							<Icon size={24} />
						</span>
					))}
				</Cluster>
			</Section>
		</Stack>
	)
}
