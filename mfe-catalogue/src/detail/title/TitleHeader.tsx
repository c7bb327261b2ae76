import { type ReactNode, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { deferred } from 'shared-composition'
import { artworkPath, BANNER_FADE_MS, localizedPosterUrl, SITE_NAME, type TitlePage } from 'shared-contract'
import { common, useLocale, useTitleName, useTranslations } from 'shared-i18n'
import { Avatar, ChevronLeftIcon, Chip, ChipRow, Cluster, HeadingText, Picture, Skeleton } from 'shared-ui'
import { CrossFade } from 'shared-ui/parts'
import { EntityActions } from '../entity/EntityActions.tsx'
import { loadTitleRest } from './loadTitleRest.ts'
import { PictureControls } from './PictureControls.tsx'
import { SynopsisLines } from './SynopsisLines.tsx'
import { TitleFacts } from './TitleFacts.tsx'
import {
	Actions,
	Backdrop,
	BackLink,
	Bar,
	Body,
	Header,
	HeaderContainer,
	HeaderText,
	Names,
	Poster,
	Title,
} from './titleHeaderStyles.ts'
import { mainNames } from './titleNames.ts'
import { titleTranslations } from './titleTranslations.ts'

const WatchLine = deferred(async () => (await loadTitleRest()).WatchLine, {
	skeleton: <Skeleton $height="32px" $width="8rem" />,
})

const GuessLine = deferred(async () => (await loadTitleRest()).GuessLine, {
	skeleton: <Skeleton $height="32px" $width="10rem" />,
})

/** Names longer than this are set smaller, because they would take too many lines on a phone. */
const LONG_NAME = 48

interface TitleHeaderProps {
	page: TitlePage
	back: { to: string; label: string }
	/** The main buttons, such as those for the first episode and the list. */
	actions: ReactNode
}

/** The top of a title's page: banners and posters, names, facts and actions. */
export function TitleHeader({ page, back, actions }: TitleHeaderProps) {
	const t = useTranslations(titleTranslations)
	const shared = useTranslations(common)
	const name = useTitleName()(page)
	const locale = useLocale()
	const { revalidate } = useRevalidator()
	const [banner, showBanner] = useState(0)
	const [poster, showPoster] = useState(0)
	const banners = [...new Set(page.banners)]
	const posters = [...new Set(page.posters.map((poster) => localizedPosterUrl(locale, poster)))]
	const listing = page.kind === 'manga' ? '/mangas' : '/explore'

	return (
		<Header>
			<Backdrop>
				<CrossFade index={banner} duration={BANNER_FADE_MS}>
					{banners.map((src, index) => (
						<Picture
							key={src}
							src={src}
							fallbackUrl={artworkPath('banner', page.id)}
							alt=""
							width={1600}
							height={700}
							sizes="(width < 48em) 100vw, max(100vw, 87em)"
							color={page.color}
							eager={index === 0}
						/>
					))}
				</CrossFade>
			</Backdrop>
			<HeaderContainer>
				<Bar>
					<BackLink to={back.to}>
						<ChevronLeftIcon size={18} />
						{back.label}
					</BackLink>
					<PictureControls of="banner" count={banners.length} index={banner} onShow={showBanner} />
				</Bar>
				<Body>
					<Title $long={name.length > LONG_NAME}>
						<HeadingText>{name}</HeadingText>
					</Title>
					<Poster>
						<CrossFade index={poster}>
							{posters.map((src, index) => (
								<Picture
									key={src}
									src={src}
									fallbackUrl={localizedPosterUrl(locale, artworkPath('poster', page.id))}
									alt={t('title.poster', { title: name })}
									width={400}
									height={600}
									sizes="(width < 48em) 28vw, 272px"
									color={page.color}
									eager={index === 0}
								/>
							))}
						</CrossFade>
						<PictureControls of="poster" count={posters.length} index={poster} onShow={showPoster} />
					</Poster>
					<HeaderText>
						<Names>
							{mainNames(page, name).map(({ name, language }) => (
								<span key={name} lang={language}>
									{name}
								</span>
							))}
						</Names>
						{page.guess !== undefined && name === page.title && (
							<GuessLine key={page.guess} question={page.guess} onSettled={() => void revalidate()} />
						)}
						<TitleFacts page={page} />
					</HeaderText>
					<Actions>
						<SynopsisLines page={page} />
						<Cluster $gap={3}>{actions}</Cluster>
						{page.platforms.length > 0 && <WatchLine platforms={page.platforms} />}
						<ChipRow>
							{page.genres.map((genre) => (
								<Chip key={genre} to={`${listing}?genre=${genre}`}>
									{shared(`genre.${genre}`)}
								</Chip>
							))}
						</ChipRow>
						<Cluster $gap={4}>
							{/* Imported titles have no publisher. */}
							{page.publishedBy.name !== SITE_NAME && (
								<Cluster>
									<Avatar name={page.publishedBy.name} url={page.publishedBy.avatarUrl} size={24} />
									<span>{t('title.publishedBy', { name: page.publishedBy.name })}</span>
								</Cluster>
							)}
							{!page.isAdult && (
								<EntityActions
									type="title"
									id={page.id}
									name={name}
									form={formOf(page)}
									mergeLabel={t('title.merge')}
								/>
							)}
						</Cluster>
					</Actions>
				</Body>
			</HeaderContainer>
		</Header>
	)
}

function formOf({ kind, format }: TitlePage) {
	if (kind === 'manga') return 'manga'
	return format === 'Movie' ? 'movie' : 'title'
}
