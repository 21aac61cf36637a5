import { Component, type ReactNode } from 'react'
import { OopsScreen } from './oops-screen.tsx'

const CRASHED = 'The page tripped over its own feet. Nothing of yours was sent.'

/** A mistake of ours becomes the "Oops!" screen instead of a blank page. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? <OopsScreen message={CRASHED} /> : this.props.children
  }
}
