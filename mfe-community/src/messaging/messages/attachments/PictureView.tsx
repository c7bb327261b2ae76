import { useState } from 'react'
import type { MessagePicture } from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import { color, EyeOffIcon, radius, size, space } from 'shared-ui'
import { Dialog } from 'shared-ui/windows'
import { styled } from 'styled-components'
import { conversationTranslations } from '../conversationTranslations.ts'

const Press = styled.button`
	display: grid;
	place-content: center;
	padding: 0;
	border: 0;
	border-radius: ${radius.md};
	color: ${color.text};
	background: ${color.raised};
	cursor: zoom-in;
	overflow: hidden;
	&:focus-visible { outline-offset: -3px; border-radius: ${radius.md}; }
	span { display: flex; align-items: center; gap: ${space[2]}; padding: ${space[2]}; font-size: ${size.sm}; }
	svg { flex: none; }
	img { width: 100%; height: 100%; object-fit: contain; }
`
const Large = styled.img`
	display: block;
	max-width: 100%;
	height: auto;
	margin: 0 auto;
`

interface PictureViewProps {
	picture: MessagePicture
	/** The name of its sender. */
	by: string
	isActive: boolean
}

/** The picture of a message, which fills its frame and opens larger. A spoiler is not in the page until it is uncovered. */
export function PictureView({ picture, by, isActive }: PictureViewProps) {
	const t = useTranslations(conversationTranslations)
	const shared = useTranslations(common)
	const { url, width, height, isSpoiler } = picture
	const alt = picture.alt || t('messages.picture.by', { name: by })
	const [state, setState] = useState<'covered' | 'shown' | 'large'>(isSpoiler ? 'covered' : 'shown')
	const isCovered = state === 'covered'
	return (
		<>
			{/* The same button covered and not, so that it keeps the focus. */}
			<Press
				type="button"
				tabIndex={isActive ? 0 : -1}
				aria-expanded={isSpoiler ? !isCovered : undefined}
				aria-haspopup={isCovered ? undefined : 'dialog'}
				aria-label={isCovered ? undefined : t('messages.picture.open', { alt })}
				onClick={() => setState(isCovered ? 'shown' : 'large')}
			>
				{isCovered ? (
					<span>
						<EyeOffIcon size={16} />
						{t('messages.picture.spoiler')}
					</span>
				) : (
					<img src={url} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
				)}
			</Press>
			<Dialog
				open={state === 'large'}
				onClose={() => setState('shown')}
				size="2xl"
				title={t('messages.picture.by', { name: by })}
				closeLabel={shared('action.close')}
			>
				<Large src={url} alt={alt} width={width} height={height} />
				{picture.alt && <p dir="auto">{picture.alt}</p>}
			</Dialog>
		</>
	)
}
