import { useId } from 'react'
import type { TogetherPerson, TogetherRoom } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { showToast } from 'shared-state'
import {
	Avatar,
	Button,
	CheckIcon,
	Cluster,
	CopyIcon,
	color,
	Meta,
	radius,
	Stack,
	size,
	space,
	VisuallyHidden,
} from 'shared-ui'
import { styled } from 'styled-components'
import { TOGETHER_PATH } from './beginTogether.ts'
import { togetherTranslations } from './togetherTranslations.ts'

const AVATAR_PX = 28

const Person = styled.li<{ $ready: boolean }>`
	display: flex;
	align-items: center;
	gap: ${space[2]};
	max-width: 100%;
	padding: 4px ${space[3]} 4px 4px;
	border: 1px solid ${(p) => (p.$ready ? color.edge : color.line)};
	border-radius: ${radius.full};
	font-size: ${size.sm};
	background: ${color.surface};
	> span:nth-child(2) { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
	svg { flex: none; color: ${color.live}; }
`

/** Who is in a room and who is ready, and the invitation for others. */
export function People({ room: { code, people } }: { room: TogetherRoom }) {
	const t = useTranslations(togetherTranslations)
	const nameOf = useNames()
	const titleId = useId()

	async function invite() {
		try {
			await navigator.clipboard.writeText(`${location.origin}${TOGETHER_PATH}/${code}`)
			showToast('good', t('together.invited'))
		} catch {
			showToast('bad', t('together.invite.failed'))
		}
	}

	return (
		<Stack as="section" $gap={3} aria-labelledby={titleId}>
			<Cluster $between>
				<h2 id={titleId}>{t('together.people')}</h2>
				<Button size="sm" onClick={invite}>
					<CopyIcon size={16} />
					{t('together.invite')}
				</Button>
			</Cluster>
			<Cluster as="ul">
				{people.map((person) => (
					<Person key={person.id} $ready={person.isReady}>
						<Avatar name={nameOf(person)} url={person.avatarUrl} size={AVATAR_PX} />
						<span dir="auto">{nameOf(person)}</span>
						{(person.isYou || person.isGuest) && <Meta>{t(person.isYou ? 'together.you' : 'together.guest')}</Meta>}
						{person.isReady && (
							<>
								<CheckIcon size={16} />
								<VisuallyHidden>{t('together.ready')}</VisuallyHidden>
							</>
						)}
					</Person>
				))}
			</Cluster>
		</Stack>
	)
}

/** Returns the function that names somebody in a room, also whom a block hides. */
export function useNames() {
	const t = useTranslations(togetherTranslations)
	return ({ name }: TogetherPerson) => name ?? t('together.someone')
}
