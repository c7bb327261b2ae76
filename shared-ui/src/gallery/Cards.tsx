import { Card, Subtitle, Title } from '../cards/card.ts'
import { EpisodeCard } from '../cards/EpisodeCard.tsx'
import { NewsCard } from '../cards/NewsCard.tsx'
import { TitleCard } from '../cards/TitleCard.tsx'
import { Badge } from '../data/Badge.tsx'
import { ProgressBar } from '../data/ProgressBar.tsx'
import { ScoreBadge } from '../data/ScoreBadge.tsx'
import { Grid } from '../layout/Grid.tsx'
import { Section } from '../layout/Section.tsx'
import { Cluster, Meta, Split, Stack } from '../layout/Stack.tsx'
import { Avatar } from '../media/Avatar.tsx'
import { Specimen } from './Specimen.tsx'
import { drawn, works } from './samples.ts'

const news = { category: 'Indústria', meta: 'Marina Tanaka · 12 de março · 4 min de leitura' }

/** The three kinds of cards, in grids. */
export function Cards() {
	const [first, second, third, fourth] = works
	return (
		<Stack $gap={12}>
			<Section title="Títulos" href="/popular" seeAll="Ver todos">
				<Grid $kind="poster" $stagger={30}>
					{works.map((work, index) => (
						<li key={work.id}>
							<TitleCard
								href={`/anime/${work.id}`}
								title={index === 2 ? work.native : work.title}
								subtitle={`${work.year} • Série de TV`}
								score={<ScoreBadge text={`${work.score}`} label="Nota" overArt />}
								badge={index % 3 === 0 && <Badge $tone="stamp">NOVO</Badge>}
								imageUrl={index === 4 ? '/does-not-exist.jpg' : drawn(work, 300, 450)}
								fallbackUrl={drawn(work, 300, 450)}
								color={work.color}
							>
								{index === 1 && <ProgressBar value={0.25} label="EP" valueText="3 de 12" />}
							</TitleCard>
						</li>
					))}
				</Grid>
			</Section>
			<Section title="Episódios">
				<Grid $kind="episode">
					{[first, second, third, fourth].map((work, index) => (
						<li key={work.id}>
							<EpisodeCard
								href={`/episode/${work.id}`}
								title={work.title}
								subtitle={`Episódio ${index + 1}: A chuva chega antes do trem`}
								length="24 min"
								badge={index === 0 && <Badge $tone="live">Em Lançamento</Badge>}
								imageUrl={drawn(work, 400, 225)}
								color={work.color}
							>
								<Cluster $gap={2}>
									<Avatar name="Ana" size={24} />
									<Meta>Postado por Ana</Meta>
								</Cluster>
							</EpisodeCard>
						</li>
					))}
				</Grid>
			</Section>
			<Section title="Notícias">
				<Split>
					<NewsCard
						layout="featured"
						href="/news/1"
						title="Estúdio de Curitiba assina o próximo filme da franquia mais longa do Japão"
						excerpt="A coprodução começa em maio e terá cenas desenhadas à mão nas ruas da Liberdade."
						imageUrl={drawn(second, 1280, 640)}
						{...news}
					/>
					<Stack>
						{[first, third, fourth].map((work) => (
							<NewsCard
								key={work.id}
								layout="list"
								href={`/news/${work.id}`}
								title={`«${work.title}» ganha segunda temporada`}
								imageUrl={drawn(work, 480, 270)}
								{...news}
							/>
						))}
					</Stack>
				</Split>
				<br />
				<Grid $kind="news">
					{[first, second, third].map((work) => (
						<li key={work.id}>
							<NewsCard
								href={`/news/${work.id}`}
								title={`${work.title}: o que muda na adaptação`}
								excerpt="Conversamos com a equipe sobre as escolhas de cor e sobre o que ficou de fora."
								imageUrl={drawn(work, 480, 270)}
								{...news}
							/>
						</li>
					))}
				</Grid>
			</Section>
			<Section title="Um cartão próprio">
				<Specimen name="título grande, subtítulo; o cartão inteiro é o link">
					<Card>
						<Title to="/anime/1" $large>
							{first.title}
						</Title>
						<Subtitle>{first.year} • Série de TV</Subtitle>
					</Card>
				</Specimen>
			</Section>
		</Stack>
	)
}
