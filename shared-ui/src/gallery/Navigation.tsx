import { useState } from 'react'
import { Section } from '../layout/Section.tsx'
import { SkipLink } from '../layout/SkipLink.tsx'
import { Stack } from '../layout/Stack.tsx'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { Chip, ChipButton, ChipRow } from '../navigation/Chip.tsx'
import { NavList } from '../navigation/NavList.tsx'
import { Pagination } from '../navigation/Pagination.tsx'
import { Tabs } from '../navigation/Tabs.tsx'
import { Specimen } from './Specimen.tsx'

const TABS = [
	{ id: 'activity', label: 'Atividade' },
	{ id: 'anime', label: 'Lista de Animes', count: 128 },
	{ id: 'manga', label: 'Lista de Mangás', count: 0 },
	{ id: 'favorites', label: 'お気に入り' },
] as const

const PLACES = [
	{ to: '/', label: 'Explorar' },
	{ to: '/mangas', label: 'Mangás' },
	{ to: '/calendar', label: 'カレンダー' },
]

const GENRES = ['Ação', 'Aventura', 'Comédia', 'Drama', 'Fantasia', 'Sci-Fi', 'Slice of Life', 'Sobrenatural', '日常']
const labels = {
	navigation: 'Páginas',
	previous: 'Anterior',
	next: 'Próxima',
	page: (page: number) => `Página ${page}`,
}

/** Tabs, chips and pages. */
export function Navigation() {
	const [tab, setTab] = useState<(typeof TABS)[number]['id']>('activity')
	const [genre, setGenre] = useState('Ação')
	return (
		<Section title="Navegação" lead="Onde se está, e para onde se pode ir." href="/" seeAll="Ver todos">
			<Stack $gap={8}>
				<Tabs label="Perfil" tabs={TABS} selected={tab} onSelect={setTab}>
					{TABS.find((one) => one.id === tab)?.label}
				</Tabs>
				<Specimen name="para o teclado: aparece no alto quando tem o foco (Tab)">
					<SkipLink>Pular para o conteúdo</SkipLink>
					<p>
						Só leitores de tela leem o que está entre as setas: →<VisuallyHidden>olá</VisuallyHidden>←
					</p>
				</Specimen>
				<Specimen name="gêneros: palavras, links, escolha">
					<Stack $gap={3}>
						<ChipRow>
							{GENRES.slice(0, 4).map((name) => (
								<Chip key={name}>{name}</Chip>
							))}
							<Chip to="/categories">Ver categoria</Chip>
						</ChipRow>
						<ChipRow $scroll>
							{GENRES.map((name) => (
								<ChipButton key={name} pressed={name === genre} onClick={() => setGenre(name)}>
									{name}
								</ChipButton>
							))}
						</ChipRow>
					</Stack>
				</Specimen>
				<Specimen name="lugares: em linha e em coluna">
					<Stack $gap={8}>
						<NavList label="Principal" items={PLACES} row />
						<NavList label="Menu" items={PLACES} />
					</Stack>
				</Specimen>
				{(
					[
						[1, 5],
						[1, 24],
						[12, 24],
						[24, 24],
					] as const
				).map(([page, total]) => (
					<Specimen key={`${page}/${total}`} name={`página ${page} de ${total}`}>
						<Pagination
							page={page}
							total={total}
							hrefFor={(to) => `?page=${to}`}
							labels={{ ...labels, navigation: `Páginas, ${page} de ${total}` }}
						/>
					</Specimen>
				))}
			</Stack>
		</Section>
	)
}
