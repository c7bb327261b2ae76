import type { ReactNode } from 'react'
import { Slot } from 'shared-composition'
import type { EntityType, TitleCard } from 'shared-contract'
import { useLocale, useTranslations } from 'shared-i18n'
import { Cluster, Container, HeadingText, Meta, monogram, Picture, Prose, radius, Skeleton, Stack } from 'shared-ui'
import { styled } from 'styled-components'
import { EntityActions } from './EntityActions.tsx'
import { Header, HeaderBody, Monogram, NativeName, Portrait, Words } from './entityStyles.ts'
import { entityTranslations } from './entityTranslations.ts'

/** What the pages of people, characters and studios show in their header. */
export interface Entity {
	id: number
	name: string
	nativeName: string | null
	imageUrl: string | null
	description: string | null
}

interface EntityHeaderProps {
	type: EntityType
	entity: Entity
	/** Counts below the name. */
	facts: readonly string[]
	/** What it is known for. */
	lead?: ReactNode
	/** Its titles: the best known gives the header its colour. */
	titles: readonly TitleCard[]
	/** Links beside the heart. */
	children?: ReactNode
}

const HeartSkeleton = styled(Skeleton).attrs({ $width: 'var(--control-md)', $height: 'var(--control-md)' })`
	border-radius: ${radius.full};
`

/** The header of a person, a character or a studio: picture, names, facts, the heart and the description. */
export function EntityHeader({ type, entity, facts, lead, titles, children }: EntityHeaderProps) {
	const t = useTranslations(entityTranslations)
	const [name, otherName] = useNames(entity)
	const { id, imageUrl, description } = entity
	return (
		<Header style={{ '--tint': tintOf(titles) } as React.CSSProperties}>
			<Container>
				<Stack $gap={6}>
					<HeaderBody>
						<Portrait>
							{imageUrl ? (
								<Picture src={imageUrl} alt="" width={300} height={300} eager />
							) : (
								<Monogram aria-hidden="true">{monogram(name)}</Monogram>
							)}
						</Portrait>
						<Words>
							<h1>
								<HeadingText>{name}</HeadingText>
							</h1>
							{otherName && <NativeName>{otherName}</NativeName>}
							{lead && <Meta as="p">{lead}</Meta>}
							{facts.length > 0 && <Meta as="p">{facts.join(' · ')}</Meta>}
							<Cluster $gap={3}>
								<Slot small name="entity.actions" skeleton={() => <HeartSkeleton />} type={type} id={id} />
								{children}
							</Cluster>
							<EntityActions
								{...{ type, id, name }}
								form={type === 'studio' ? 'studio' : 'person'}
								mergeLabel={t('entity.merge')}
							/>
						</Words>
					</HeaderBody>
					{description && (
						<Prose>
							{description.split(/\n+/).map((paragraph, index) => (
								// biome-ignore lint/suspicious/noArrayIndexKey: a paragraph has no identity but its index
								<p key={index}>{paragraph}</p>
							))}
						</Prose>
					)}
				</Stack>
			</Container>
		</Header>
	)
}

/** The name in the reader's language, and the other one if it differs. */
export function useNames({ name, nativeName }: Pick<Entity, 'name' | 'nativeName'>): [string, string | null] {
	const isJapanese = useLocale() === 'ja'
	if (nativeName === null || nativeName === name) return [name, null]
	return isJapanese ? [nativeName, name] : [name, nativeName]
}

function tintOf(titles: readonly TitleCard[]): string | undefined {
	const [first, ...others] = titles
	return first && others.reduce((best, each) => (each.totalVotes > best.totalVotes ? each : best), first).color
}
