import { Badge, Count, Kbd } from '../data/Badge.tsx'
import { ProgressBar, ScoreBar } from '../data/ProgressBar.tsx'
import { ScoreBadge } from '../data/ScoreBadge.tsx'
import { ScoreDistribution } from '../data/ScoreDistribution.tsx'
import { Section } from '../layout/Section.tsx'
import { Cluster, Meta, Panel, Split, Stack } from '../layout/Stack.tsx'
import { Avatar } from '../media/Avatar.tsx'
import { Specimen } from './Specimen.tsx'
import { drawn, works } from './samples.ts'

const VOTES = [412, 980, 1530, 640, 210, 90, 44, 20, 8, 31]
const rows = VOTES.map((votes, index) => ({ score: 10 - index, votes, text: votes.toLocaleString('pt-BR') }))

/** Badges, scores, people and progress. */
export function Data() {
	return (
		<Section title="Dados">
			<Split>
				<Stack $gap={8}>
					<Specimen name="selos">
						<Cluster>
							<Badge $tone="stamp">NOVO</Badge>
							<Badge $tone="stamp">#1 em Destaque</Badge>
							<Badge $tone="live">Em Lançamento</Badge>
							<Badge>Completo</Badge>
							<Badge $tone="danger">Privada</Badge>
							<Badge $tone="art">24 min</Badge>
							<Badge lang="ja" $tone="live">
								放送中
							</Badge>
						</Cluster>
					</Specimen>
					<Specimen name="números e teclas">
						<Cluster>
							<Count>12</Count>
							<Count $live>3</Count>
							<Count $live>99+</Count>
							<Kbd>Esc</Kbd>
							<Kbd>Ctrl K</Kbd>
						</Cluster>
					</Specimen>
					<Specimen name="notas">
						<Cluster $gap={4}>
							<ScoreBadge text="8,7" label="Nota" />
							<ScoreBadge text="8,7" label="Nota" overArt />
							<ScoreBadge text="8,73" label="Nota" large />
						</Cluster>
					</Specimen>
					<Specimen name="pessoas: com imagem, inicial, imagem quebrada, presente, ausente">
						<Cluster $gap={3}>
							<Avatar name="Ana" url={drawn(works[0], 80, 80)} />
							<Avatar name="bruno" />
							<Avatar name="結衣" url="/does-not-exist.png" />
							<Avatar name="Caio" online />
							<Avatar name="Duda" online={false} size={56} />
							<Avatar name="Eva" size={24} />
						</Cluster>
					</Specimen>
					<Specimen name="progresso: 0, 3 de 12, fim">
						<Stack $gap={3}>
							<ProgressBar value={0} label="EP" />
							<ProgressBar value={0.25} label="EP" valueText="3 de 12" />
							<ProgressBar value={1} label="CAP" />
							<ScoreBar share={0.6} />
						</Stack>
					</Specimen>
				</Stack>
				<Panel>
					<Stack>
						<ScoreBadge text="8,21" label="Nota" large />
						<Meta>3.965 votos</Meta>
						<ScoreDistribution label="Notas" rows={rows} total={3965} />
					</Stack>
				</Panel>
			</Split>
		</Section>
	)
}
