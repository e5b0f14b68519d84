import "react";

// Invoker commands: React passes the attributes through but has no types for them yet.
declare module "react" {
  interface ButtonHTMLAttributes<T> extends HTMLAttributes<T> {
    command?: "show-modal" | "close" | undefined;
    commandfor?: string | undefined;
  }

  // A link within a drawing is placed like its shapes.
  interface AnchorHTMLAttributes<T> extends HTMLAttributes<T> {
    transform?: string | undefined;
  }
}
