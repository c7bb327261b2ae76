import type { MemberCard, MessagePicture } from 'shared-contract'
import { radius, space } from 'shared-ui'
import { styled } from 'styled-components'
import { LinkCards, PictureView } from './deferred.tsx'

const GREATEST_HEIGHT_PX = 320

// Its room is there before the picture, so that nothing moves.
const Frame = styled.div`
	display: grid;
	max-width: 100%;
	margin-top: ${space[1]};
	border-radius: ${radius.md};
	overflow: hidden;
`

interface AttachmentsProps {
	message: { text: string | null; author: MemberCard | null; picture?: MessagePicture | undefined }
	/** True if the Tab key reaches them. */
	isActive: boolean
}

/** Below the text of a message: its picture, and the cards of our pages that it links to. */
export function Attachments({ message: { text, author, picture }, isActive }: AttachmentsProps) {
	return (
		<>
			{picture && (
				<Frame style={roomOf(picture)}>
					<PictureView picture={picture} by={author?.name ?? ''} isActive={isActive} />
				</Frame>
			)}
			{text?.includes(location.origin) && <LinkCards text={text} isActive={isActive} />}
		</>
	)
}

/** Scaled to the greatest height, and at least large enough to be pressed. */
function roomOf({ width, height }: MessagePicture) {
	const shown = Math.round(width * Math.min(1, GREATEST_HEIGHT_PX / height))
	return {
		width: Math.max(shown, 44),
		minHeight: 44,
		aspectRatio: `${width} / ${height}`,
		maxHeight: GREATEST_HEIGHT_PX,
	}
}
