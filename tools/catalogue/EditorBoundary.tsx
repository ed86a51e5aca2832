import { Component } from 'react';
import type { Content } from 'react/jsx-runtime';
import { Message } from '../../shared/ui/basics/Message.tsx';
import { useLanguage } from './words.ts';

interface EditorBoundaryProps {
  /** The address of the list of all widgets. */
  readonly list: string;
  readonly children: Content;
}

/** Keeps the way to the other widgets when an editor fails, because a reload would restore the state that failed. */
export class EditorBoundary extends Component<EditorBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <EditorFailed list={this.props.list} /> : this.props.children;
  }
}

function EditorFailed({ list }: Pick<EditorBoundaryProps, 'list'>) {
  const { words } = useLanguage();
  return (
    <>
      <nav className="catalogue__back">
        <a href={list}>{words.all}</a>
      </nav>
      <div className="sw-root">
        <Message kind="error">{words.editorFailed}</Message>
      </div>
    </>
  );
}
