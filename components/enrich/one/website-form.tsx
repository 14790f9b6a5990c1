"use client";

import { Globe } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button";
import { Input } from "../../ui/input";

interface WebsiteFormProps {
  /** What was looked up last, "" for nothing. */
  readonly url: string;
  readonly onLookUp: (url: string) => void;
  readonly busy: boolean;
}

/** Takes whatever somebody has of a website: its domain, or any of its pages' addresses. */
export function WebsiteForm({ url, onLookUp, busy }: WebsiteFormProps) {
  const [text, setText] = useState(url);
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        const wanted = text.trim();
        if (wanted !== "") onLookUp(wanted);
      }}
      className="flex gap-2"
    >
      <Input
        size="lg"
        aria-label="Website"
        placeholder="example.com, or the address of a page"
        icon={<Globe size={16} aria-hidden="true" />}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="url"
        maxLength={4096}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="min-w-0 flex-1"
      />
      <Button type="submit" variant={url === "" ? "primary" : "secondary"} size="lg" busy={busy}>
        Look up
      </Button>
    </form>
  );
}
