import { Button } from '../actions/Button.tsx'
import { EmptyState, FailurePanel } from '../feedback/EmptyState.tsx'
import { Lantern } from '../feedback/Lantern.tsx'
import { Skeleton, SkeletonCard, SkeletonGrid, SkeletonHero, SkeletonRow, SkeletonText } from '../feedback/Skeleton.tsx'
import { Spinner } from '../feedback/Spinner.tsx'
import { RefreshIcon } from '../icons/index.ts'
import { Section } from '../layout/Section.tsx'
import { Cluster, Stack } from '../layout/Stack.tsx'
import { Specimen } from './Specimen.tsx'

/** Loading, nothing, and failure. */
export function Feedback() {
	return (
		<Stack $gap={12}>
			<Section title="Nada e falha">
				<Stack>
					<EmptyState
						title="Nenhum resultado encontrado"
						text="Tente ajustar seus filtros de busca."
						action={<Button>Limpar filtros</Button>}
					/>
					<EmptyState title="結果が見つかりませんでした" text="条件を変えて、もう一度お試しください。" />
					<FailurePanel
						title="Os comentários não carregaram"
						text="O resto da página funciona. Pode ser a sua conexão, pode ser coisa nossa."
						action={
							<Button variant="primary">
								<RefreshIcon /> Tentar de novo
							</Button>
						}
					/>
				</Stack>
			</Section>
			<Section title="Lanterna">
				<Cluster $gap={8}>
					<Specimen name="acesa">
						<Lantern />
					</Specimen>
					<Specimen name="caída">
						<Lantern fallen />
					</Specimen>
				</Cluster>
			</Section>
			<Section title="Carregando">
				<Stack $gap={8}>
					<Specimen name="linha, imagem">
						<Stack $gap={2}>
							<Skeleton $height="1.5rem" $width="12rem" />
							<Skeleton $ratio="16 / 9" $width="12rem" />
						</Stack>
					</Specimen>
					<Specimen name="cartão">
						<div style={{ maxWidth: '10rem' }}>
							<SkeletonCard />
						</div>
					</Specimen>
					<Specimen name="girando">
						<Spinner label="Carregando" />
					</Specimen>
					<Specimen name="texto">
						<SkeletonText />
					</Specimen>
					<Specimen name="fileira">
						<SkeletonRow />
					</Specimen>
					<Specimen name="grade de episódios">
						<SkeletonGrid kind="episode" count={4} />
					</Specimen>
					<Specimen name="destaque">
						<SkeletonHero />
					</Specimen>
				</Stack>
			</Section>
		</Stack>
	)
}
